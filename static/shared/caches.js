// The names of the caches. Each begins with the site's folder, since all repositories of one GitHub user share
// an origin. `shells`, `advisors` and `rules` are beginnings, which a version completes.
export function cacheNames(folder) {
  const all = `golf ${folder} `;
  return {
    all,
    shells: `${all}shell `,
    cards: `${all}cards`,
    advisors: `${all}advisor `,
    rules: (language) => `${all}rules ${language} `,
  };
}
