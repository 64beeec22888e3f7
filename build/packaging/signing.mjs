/** The environment variables that signing and notarising read. */
const isSigning = /^((WIN_)?CSC|APPLE)_/

/**
 * Removes what is empty: a secret that there is not is given so where an application is built for others to try, and
 * would be taken for a certificate.
 * @param {Record<string, string | undefined>} env
 */
export function dropEmptySecrets(env) {
  for (const name of Object.keys(env)) if (isSigning.test(name) && env[name] === '') delete env[name]
}
