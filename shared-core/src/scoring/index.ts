/** `@citable/core/scoring`: weights, evidence, and how outcomes become scores. Who shows a report needs no more, and loads no analysis. */
export { checkEvidence } from '../checks/check-evidence.ts'
export { aggregate } from './aggregate.ts'
export { checkIds } from './check-ids.ts'
export { placeInRubric, type RubricPlace } from './place-in-rubric.ts'
export { type Rubric, type RubricEntry, type RubricGroup, rubric } from './rubric.ts'
