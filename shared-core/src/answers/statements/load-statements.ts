import type { StatementRules } from './statement-rules.ts'

const loaders: Readonly<Record<string, () => Promise<{ readonly rules: StatementRules }>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
}

/** The rules of a language pack's tag; null: it has none. Rejects when they cannot be loaded. */
export const loadStatements = async (tag: string): Promise<StatementRules | null> => (await loaders[tag]?.())?.rules ?? null
