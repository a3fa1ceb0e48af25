import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { filesWithEnums, plainEnums } from './plain-enums.ts'

const source = `var State;
(function (State) {
    // before a tag
    State[State["Text"] = 1] = "Text";
    State[State["InText"] = 2] = "InText";
})(State || (State = {}));
export var Mode;
(function (Mode) {
    Mode[Mode["Strict"] = 0] = "Strict";
})(Mode || (Mode = {}));
export const isText = (state, mode) => state === State.Text || state.State.Text || mode === Mode.Strict || State.Other`

describe('plainEnums', () => {
  it('writes numbers for names, leaves what is no member, and keeps what other modules may ask for', () => {
    expect(plainEnums(source)).toBe(`const State = { Text: 1, InText: 2 };
export const Mode = { Strict: 0 };
export const isText = (state, mode) => state === 1 || state.State.Text || mode === 0 || State.Other`)
  })

  it.each(['htmlparser2/dist/esm/Tokenizer.js', 'entities/dist/esm/decode.js', 'entities/dist/esm/internal/bin-trie-flags.js'])(
    'leaves no enum in %s',
    (name) => {
      const [, folder = '', file = ''] = /^(\w+)\/(.*)$/.exec(name) ?? []
      const parser = fileURLToPath(
        import.meta.resolve('htmlparser2', new URL('../../../../shared-core/src/parse/html/html.ts', import.meta.url)),
      )
      const path =
        folder === 'htmlparser2' ? parser.replace(/dist\/.*$/, file) : parser.replace(/htmlparser2\/dist\/.*$/, `${folder}/${file}`)
      expect(path).toMatch(filesWithEnums)
      expect(readFileSync(path, 'utf8')).toContain('(function (')
      expect(plainEnums(readFileSync(path, 'utf8'))).not.toContain('(function (')
    },
  )
})
