import { expect, test } from 'vitest'
import { pluginTexts } from '../texts.ts'
import de from './de.json' with { type: 'json' }

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()

test.each([['de', de as Readonly<Record<string, string>>]])('%s translates every text, and keeps its arguments', (_language, texts) => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(pluginTexts).sort())
  for (const [code, english] of Object.entries(pluginTexts))
    expect([code, placeholders(texts[code] ?? '')]).toEqual([code, placeholders(english)])
})
