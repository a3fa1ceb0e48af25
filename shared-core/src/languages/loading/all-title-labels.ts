import type { LabelWords } from '../advice-words.ts'
import { labels as ar } from '../ar/title-labels.ts'
import { labels as de } from '../de/title-labels.ts'
import { labels as en } from '../en/title-labels.ts'
import { labels as es } from '../es/title-labels.ts'
import { labels as fr } from '../fr/title-labels.ts'
import { titleWords as it } from '../it/advice.ts'
import { labels as ja } from '../ja/title-labels.ts'
import { titleWords as nl } from '../nl/advice.ts'
import { titleWords as pt } from '../pt/advice.ts'
import { titleWords as ru } from '../ru/advice.ts'
import { titleWords as zh } from '../zh/advice.ts'

const allLabels: Readonly<Record<string, LabelWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  it: it.labels,
  ja,
  nl: nl.labels,
  pt: pt.labels,
  ru: ru.labels,
  zh: zh.labels,
}

/** The labels of a language's tag, whatever its region; null: it has none. For runtimes that load everything at once. */
export const labelsFor = (tag: string): LabelWords | null => allLabels[tag.split('-')[0]!] ?? null
