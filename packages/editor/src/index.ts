/**
 * `@citable/editor`: store, view model and Host interface of both CMS panels. No UI framework, no CMS, no network of its own.
 *
 * A plugin implements `Host`, chooses an `Analyzer`, makes a store and draws `panelView(store.getSnapshot(), catalog)`. The worker's side is
 * `@citable/editor/worker`, the fallback without a worker `@citable/editor/main-thread`: both bundle the parser, this entry does not.
 */
export type * from './analyzer.ts'
export { type Catalog, type CatalogParts, createCatalog } from './catalog.ts'
export { findChecks } from './check-kinds.ts'
export { type Choices, contextOfChoices, isTextKind, noChoices } from './choices.ts'
export { applyFixes, applyInTurn, aroundOf, changedPart, findQuote } from './edits.ts'
export { createFallbackAnalyzer } from './fallback-analyzer.ts'
export type * from './host.ts'
export { loadLocale, loadRubricLocale, localeTags, rubricLocaleTags } from './locales/load-locale.ts'
export { panelView } from './panel-view.ts'
export { reworded } from './proposals-view.ts'
export { type RoomView, roomView } from './room-view.ts'
export { schemaDiffView } from './schema-diff.ts'
export { schemaTypeOptions } from './schema-type-view.ts'
export { schemaView } from './schema-view.ts'
export {
  type CallService,
  createServiceAnalyzer,
  type ServiceAnalyzerParts,
  type ServiceAnswer,
  serviceAnswerOf,
} from './service-analyzer.ts'
export { setAddress } from './set-address.ts'
export {
  type AppliedEdit,
  createEditorStore,
  type EditorState,
  type EditorStore,
  type EditorStoreParts,
  type Notice,
  type Schedule,
  timing,
} from './store.ts'
export { timerSchedule } from './timer-schedule.ts'
export { titlesView } from './titles-view.ts'
export { type UiCode, uiTexts } from './ui-texts.ts'
export type * from './view-types.ts'
export { createWorkerAnalyzer, type WorkerAnalyzer, type WorkerAnalyzerParts, type WorkerLike } from './worker-analyzer.ts'
export type * from './worker-messages.ts'
