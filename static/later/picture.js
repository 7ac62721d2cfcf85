// The picture of the Embed window as a PNG file, twice as large as it is drawn.
const SCALE = 2;

// Make the file and hand it to the browser under this name. It rejects where the picture cannot be made.
export const save = async (name) => {
  const drawing = document.querySelector(".preview svg");
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};
