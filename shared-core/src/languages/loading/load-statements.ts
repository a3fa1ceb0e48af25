import type { StatementRules } from '../statement-rules.ts'

const loaders: Readonly<Record<string, () => Promise<{ readonly rules: StatementRules }>>> = {
  ar: () => import('../ar/statements.ts'),
  de: () => import('../de/statements.ts'),
  en: () => import('../en/statements.ts'),
  es: () => import('../es/statements.ts'),
  fr: () => import('../fr/statements.ts'),
  ja: () => import('../ja/statements.ts'),
}

/** The rules of a language pack's tag; null: it has none. Rejects when they cannot be loaded. */
export const loadStatements = async (tag: string): Promise<StatementRules | null> => (await loaders[tag]?.())?.rules ?? null
