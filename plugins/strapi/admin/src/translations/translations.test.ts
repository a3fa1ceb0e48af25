import { placesOf } from '@citable/core/messages'
import { expect, test } from 'vitest'
import { pluginTexts } from '../texts.ts'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }

test.each(Object.entries({ ar, de, es, fr, ja } as Readonly<Record<string, Readonly<Record<string, string>>>>))(
  '%s translates every text, and keeps its arguments',
  (_language, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(pluginTexts))
    for (const [code, english] of Object.entries(pluginTexts))
      expect([code, [...placesOf(texts[code] ?? '')].sort()]).toEqual([code, [...placesOf(english)].sort()])
  },
)
