import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceOf } from '../markup/requirement-sources.ts'
import { requirements } from '../markup/requirements.ts'
import { nodeDefinitions } from './index.ts'
import { isThingName } from './thing/thing.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test.each(nodeDefinitions.map((definition) => [definition.name, definition] as const))(
  '%s has its folder, its test and its requirements',
  (name, { requirement, types, scope }) => {
    const folder = isThingName(name) ? 'thing' : kebab(name)
    for (const file of [`${folder}.ts`, `${folder}.test.ts`])
      expect(existsSync(fileURLToPath(new URL(`./${folder}/${file}`, import.meta.url).href)), file).toBe(true)
    expect(requirement).toBe(requirements[name])
    expect(sourceOf(requirement).source).toMatch(/^https:\/\//)
    if (types?.length === 0) expect(scope).toBe('content')
  },
)

test('names are unique', () => expect(new Set(nodeDefinitions.map(({ name }) => name)).size).toBe(nodeDefinitions.length))
