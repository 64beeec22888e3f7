/**
 * The options of esbuild that all programs for Node have, as ES modules.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const nodeBundle = /** @type {const} */ ({
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // A CommonJS package that is imported on demand would lose its names: take the module it also brings.
  mainFields: ['module', 'main'],
  sourcemap: true,
  // Bundled CommonJS packages call `require` for Node's own modules, which an ES module does not have.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
})
