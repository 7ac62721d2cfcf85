// Unpack compiled Python modules into an interpreter's file system (Emscripten's `FS`). The bytes begin with a
// line of JSON that lists each module's path and size; the modules follow one after the other.
export function unpack(files, packed) {
  const head = packed.indexOf(10);
  let at = head + 1;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(packed.subarray(0, head)))) {
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, packed.subarray(at, at + size));
    at += size;
  }
}
