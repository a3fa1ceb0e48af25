import { rules as ar } from './ar.ts'
import { rules as de } from './de.ts'
import { rules as en } from './en.ts'
import { rules as es } from './es.ts'
import { rules as fr } from './fr.ts'
import { rules as ja } from './ja.ts'
import type { StatementRules } from './statement-rules.ts'

/** Rules by the tag of their language pack, for runtimes that load everything at once. */
export const allStatements: Readonly<Record<string, StatementRules>> = { ar, de, en, es, fr, ja }
