import { rules as ar } from '../ar/statements.ts'
import { rules as de } from '../de/statements.ts'
import { rules as en } from '../en/statements.ts'
import { rules as es } from '../es/statements.ts'
import { rules as fr } from '../fr/statements.ts'
import { rules as ja } from '../ja/statements.ts'
import type { StatementRules } from '../statement-rules.ts'

/** Rules by the tag of their language pack, for runtimes that load everything at once. */
export const allStatements: Readonly<Record<string, StatementRules>> = { ar, de, en, es, fr, ja }
