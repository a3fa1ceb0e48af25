import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OnResolveArgs, Plugin } from 'esbuild'
import { filesWithEnums, plainEnums } from './plain-enums.ts'

/**
 * The parser's packages declare themselves free of side effects, but the inner `package.json` of their ES modules does not repeat it.
 * Without it, a writer of HTML and its tables of entities, which nothing here uses, would come along (30 kB).
 */
const parserHasNoSideEffects: Plugin = {
  name: 'parser-has-no-side-effects',
  setup({ onResolve, resolve }) {
    const withoutEffects = async ({ path, ...from }: OnResolveArgs) => {
      if (from.pluginData === 'asked') return null
      const { errors, path: found, namespace } = await resolve(path, { ...from, pluginData: 'asked' })
      return errors.length > 0 ? { errors } : { path: found, namespace, sideEffects: false }
    }
    onResolve({ filter: /^(htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities)(\/|$)/ }, withoutEffects)
    // files of one package name each other
    onResolve({ filter: /^\.\.?\// }, (from) =>
      /[\\/]node_modules[\\/](?:entities|dom-serializer)[\\/]/.test(from.importer) ? withoutEffects(from) : null,
    )
  },
}

/** The parser's table of named entities: the common names, and the rest on demand in a third of the bytes. `loadDraft` asks for it. */
export const smallEntityTree: Plugin = {
  name: 'small-entity-tree',
  setup({ onLoad }) {
    onLoad({ filter: /entities[\\/]dist[\\/]esm[\\/]generated[\\/]decode-data-html\.js$/ }, () => ({
      contents: "export { htmlDecodeTree } from '@citable/core/entity-tree'",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    }))
  },
}

/** The Markdown parser's own table of the same names: they are loaded once. */
export const namesOnce: Plugin = {
  name: 'names-once',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]character-entities[\\/]index\.js$/ }, () => ({
      contents: "export { characterEntities } from '@citable/core/character-entities'",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    }))
  },
}

/** The parser's states and code points as numbers. */
const numbersForNames: Plugin = {
  name: 'numbers-for-names',
  setup({ onLoad }) {
    onLoad({ filter: filesWithEnums }, async ({ path }) => ({ contents: plainEnums(await readFile(path, 'utf8')) }))
  },
}

/** The core asks for the parser alone; the package's own entry brings what others ask of it, a tree and its tools, to the same place. */
const parserAlone: Plugin = {
  name: 'parser-alone',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^htmlparser2$/ }, async ({ path, importer, ...from }) => {
      if (from.pluginData !== undefined || !/[\\/]shared-core[\\/]src[\\/]/.test(importer)) return null
      const { errors, path: entry } = await resolve(path, { ...from, importer, pluginData: 'asked' })
      return errors.length > 0 ? { errors } : { path: join(dirname(entry), 'Parser.js'), sideEffects: false }
    })
  },
}

/** What keeps the parsers of HTML and Markdown small in a bundle for browsers. */
export const parserPlugins: readonly Plugin[] = [parserAlone, parserHasNoSideEffects, smallEntityTree, namesOnce, numbersForNames]
