import { placesOf } from '@citable/core/messages'
import { expect, test } from 'vitest'
import { pluginTexts as moreTexts } from '../more/texts.ts'
import moreAr from '../more/translations/ar.json' with { type: 'json' }
import moreDe from '../more/translations/de.json' with { type: 'json' }
import { pluginTexts } from '../texts.ts'
import { pluginTexts as translateTexts } from '../translate/texts.ts'
import translateAr from '../translate/translations/ar.json' with { type: 'json' }
import translateDe from '../translate/translations/de.json' with { type: 'json' }
import translateEs from '../translate/translations/es.json' with { type: 'json' }
import translateFr from '../translate/translations/fr.json' with { type: 'json' }
import translateJa from '../translate/translations/ja.json' with { type: 'json' }
import { pluginTexts as watchedTexts } from '../watched/texts.ts'
import watchedAr from '../watched/translations/ar.json' with { type: 'json' }
import watchedDe from '../watched/translations/de.json' with { type: 'json' }
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }

type Texts = Readonly<Record<string, string>>
const files: readonly (readonly [name: string, texts: Texts, english: Texts])[] = [
  ...Object.entries({ ar, de, es, fr, ja }).map(([name, texts]) => [name, texts, pluginTexts] as const),
  ['more, ar', moreAr, moreTexts],
  ['more, de', moreDe, moreTexts],
  ['translate, ar', translateAr, translateTexts],
  ['translate, de', translateDe, translateTexts],
  ['translate, es', translateEs, translateTexts],
  ['translate, fr', translateFr, translateTexts],
  ['translate, ja', translateJa, translateTexts],
  ['watched, ar', watchedAr, watchedTexts],
  ['watched, de', watchedDe, watchedTexts],
]

test.each(files)('%s has no text that English lacks, in the order of English, and keeps the arguments of each', (_name, texts, english) => {
  expect(Object.keys(texts)).toEqual(Object.keys(english).filter((code) => Object.hasOwn(texts, code)))
  for (const [code, text] of Object.entries(texts))
    expect([code, [...placesOf(text)].sort()]).toEqual([code, [...placesOf(english[code] ?? '')].sort()])
})
