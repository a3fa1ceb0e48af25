import type { LabelWords } from '../advice-words.ts'
import { labels as ar } from '../ar/title-labels.ts'
import { titleWords as cs } from '../cs/advice.ts'
import { labels as de } from '../de/title-labels.ts'
import { labels as en } from '../en/title-labels.ts'
import { labels as es } from '../es/title-labels.ts'
import { titleWords as fi } from '../fi/advice.ts'
import { labels as fr } from '../fr/title-labels.ts'
import { titleWords as hu } from '../hu/advice.ts'
import { titleWords as it } from '../it/advice.ts'
import { labels as ja } from '../ja/title-labels.ts'
import { titleWords as nl } from '../nl/advice.ts'
import { titleWords as pl } from '../pl/advice.ts'
import { titleWords as pt } from '../pt/advice.ts'
import { titleWords as ru } from '../ru/advice.ts'
import { titleWords as sv } from '../sv/advice.ts'
import { titleWords as tr } from '../tr/advice.ts'
import { titleWords as zh } from '../zh/advice.ts'

const allLabels: Readonly<Record<string, LabelWords>> = {
  ar,
  cs: cs.labels,
  de,
  en,
  es,
  fi: fi.labels,
  fr,
  hu: hu.labels,
  it: it.labels,
  ja,
  nl: nl.labels,
  pl: pl.labels,
  pt: pt.labels,
  ru: ru.labels,
  sv: sv.labels,
  tr: tr.labels,
  zh: zh.labels,
}

/** The labels of a language's tag, whatever its region; null: it has none. For runtimes that load everything at once. */
export const labelsFor = (tag: string): LabelWords | null => allLabels[tag.split('-')[0]!] ?? null
