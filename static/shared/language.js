// Find the language of a tag among the keys of `languages`: "pt-BR" is "pt" where there is no "pt-br".
// Gives undefined where there is neither.
export function knownLanguage(tag, languages) {
  const short = String(tag).toLowerCase();
  return [short, short.split("-")[0]].find((code) => Object.hasOwn(languages, code));
}
