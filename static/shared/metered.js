// Whether the connection is slow or paid for by the byte, as far as the browser tells.
export function isMetered() {
  const { saveData, type, effectiveType } = navigator.connection ?? {};
  return saveData || type === "cellular" || type === "wimax" || /2g/.test(effectiveType);
}
