/** `@citable/editor/traffic`: whether agents reach a page, and which of its texts they have. Loaded only where it is shown. */
export { loadTraffic, type SayTraffic } from '../../texts/traffic/say-traffic.ts'
export { type ChangedText, changedSentence, type HeldText, heldRows } from './changed-texts.ts'
export { type ReachGroup, reachGroups, reachSummary } from './reach-view.ts'
