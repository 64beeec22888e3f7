/**
 * The native packages whose binary for a system is not installed, each with what helps.
 * @param {string} platform @param {string} arch as Node names them
 * @param {(path: string) => boolean} exists whether there is something at a path of the project
 * @returns {string[]} a sentence each
 */
export function missingBinaries(platform, arch, exists) {
  const system = `${platform}-${arch}`
  /** @type {[name: string, places: string[], help: string][]} */
  const needed = [
    ['better-sqlite3', [`better-sqlite3/prebuilds/${system}.node`], 'npm ci installs it where its maker has one'],
    ['argon2', [`argon2/prebuilds/${system}`, 'argon2/build/Release/argon2.node'], 'npm rebuild argon2 makes it'],
    ['sharp', [`@img/sharp-${system}`], 'npm ci installs it on that system'],
  ]
  return needed
    .filter(([, places]) => !places.some((place) => exists(`node_modules/${place}`)))
    .map(([name, , help]) => `${name} has no binary for ${system} here: ${help}.`)
}
