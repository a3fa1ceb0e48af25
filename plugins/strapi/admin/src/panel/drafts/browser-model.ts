/** What the browser's own model does in the panel, in one file: who switches it on for titles has remarks, too. */
export { default as BrowserRemarks } from './browser-remarks.tsx'
export { default as BrowserTitles } from './browser-titles.tsx'
