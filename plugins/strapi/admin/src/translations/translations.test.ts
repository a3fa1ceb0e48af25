import { placesOf } from '@citable/core/messages'
import { expect, test } from 'vitest'
import { pluginTexts } from '../texts.ts'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }

test.each(Object.entries({ ar, de, es, fr, ja } as Readonly<Record<string, Readonly<Record<string, string>>>>))(
  '%s has no text that English lacks, in the order of English, and keeps the arguments of each',
  (_language, texts) => {
    const english: Readonly<Record<string, string>> = pluginTexts
    expect(Object.keys(texts)).toEqual(Object.keys(english).filter((code) => Object.hasOwn(texts, code)))
    for (const [code, text] of Object.entries(texts))
      expect([code, [...placesOf(text)].sort()]).toEqual([code, [...placesOf(english[code] ?? '')].sort()])
  },
)
