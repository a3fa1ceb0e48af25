/**
 * `@citable/editor`: store, view model and Host interface of both CMS panels. No UI framework, no CMS, no network of its own.
 *
 * A plugin implements `Host`, chooses an `Analyzer`, makes a store and draws `panelView(store.getSnapshot(), catalog)`. The worker's side is
 * `@citable/editor/worker`, the fallback without a worker `@citable/editor/main-thread`: both bundle the parser, this entry does not.
 */
export type * from './analyzers/analyzer.ts'
export { analysisFailure, serviceQuietMs } from './analyzers/analyzer.ts'
export { createDeviceFirstAnalyzer } from './analyzers/device/device-first-analyzer.ts'
export { createFallbackAnalyzer } from './analyzers/fallback-analyzer.ts'
export {
  type CallService,
  createServiceAnalyzer,
  type ServiceAnalyzerParts,
  type ServiceAnswer,
  serviceAnswerOf,
} from './analyzers/service-analyzer.ts'
export { createWorkerAnalyzer, type WorkerAnalyzer, type WorkerAnalyzerParts, type WorkerLike } from './analyzers/worker-analyzer.ts'
export type * from './analyzers/worker-messages.ts'
export { type Choices, contextOfChoices, isTextKind, noChoices } from './host/choices.ts'
export { applyFixes, applyInTurn, aroundOf, changedPart, findQuote } from './host/edits.ts'
export type * from './host/host.ts'
export { setAddress } from './host/set-address.ts'
export { type Schedule, timerSchedule } from './schedule.ts'
export { bodyTextOf, requestOf } from './store/analysis-runs.ts'
export type { AppliedEdit, EditorState, Notice } from './store/editor-state.ts'
export { createEditorStore, type EditorStore, type EditorStoreParts } from './store/store.ts'
export { timing } from './store/timing.ts'
export { bindCatalog } from './texts/bind-catalog.ts'
export { type Catalog, type CatalogParts, createCatalog } from './texts/catalog.ts'
export { loadLocale, loadRubricLocale, localeTags, rubricLocaleTags } from './texts/locales/load-locale.ts'
export { type UiCode, uiTexts } from './texts/ui-texts.ts'
export { findChecks } from './views/check-kinds.ts'
export { panelView } from './views/panel-view.ts'
export { reworded } from './views/proposals-view.ts'
export { schemaDiffView } from './views/schema/schema-diff.ts'
export { schemaTypeOptions } from './views/schema/schema-type-view.ts'
export { schemaView } from './views/schema/schema-view.ts'
export { linesIn } from './views/search-result/fit-lines.ts'
export { type PrintedHead, previewView } from './views/search-result/preview-view.ts'
export { type RoomView, roomView } from './views/search-result/room-view.ts'
export { titlesView } from './views/titles/titles-view.ts'
export type * from './views/view-types.ts'
