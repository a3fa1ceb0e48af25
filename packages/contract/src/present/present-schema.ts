import type { GraphNote, SchemaTypeChoice, SchemaTypeReason } from '@citable/core/graph'
import { formatEnglish, graphNoteLevels, graphNotes, schemaTypeReasons } from '@citable/core/messages'
import type { Optimization } from '../schemas/optimization.ts'

/** A note on the graph with its English sentence; `args` also names the property. */
export function presentSchemaNote({ code, node, property, args }: GraphNote): Optimization['schema_notes'][number] {
  const named = property === null ? { ...args } : { ...args, property }
  return {
    code,
    level: graphNoteLevels[code],
    node: node.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    property,
    args: named,
    message: formatEnglish(graphNotes[code], named),
  }
}

/** The schema.org type of the page, with English reasons. */
export function presentSchemaType({ type, articleType, isOverride, reasons, alternatives }: SchemaTypeChoice): Optimization['schema_type'] {
  return {
    type,
    article_type: articleType,
    is_override: isOverride,
    reasons: reasons.map(presentReason),
    alternatives: alternatives.map((one) => ({ type: one.type, reasons: one.reasons.map(presentReason), missing: [...one.missing] })),
  }
}

const presentReason = ({ code, args }: SchemaTypeReason) => ({
  code,
  args: { ...args },
  message: formatEnglish(schemaTypeReasons[code], args),
})
