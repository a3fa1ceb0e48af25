import type { TypeAnswer } from '#shared/answers.ts'
import type { Mapping } from '#shared/settings.ts'

/**
 * The mapping that is stored for a type; null: none of its own, so that the type follows the proposal when its fields change. Saving an untouched
 * proposal leaves it a proposal, and saving a chosen mapping again leaves it chosen.
 */
export const mappingToStore = (
  { isCustom, mapping: inForce }: Pick<TypeAnswer, 'isCustom' | 'mapping'>,
  onForm: Mapping | null,
): Mapping | null => (!isCustom && JSON.stringify(onForm) === JSON.stringify(inForce) ? null : onForm)
