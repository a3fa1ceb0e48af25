import type { LabelWords } from '../advice-words.ts'

/** Written by us. */
export const labels: LabelWords = {
  label:
    'breaking(?: news)?|updated?(?: \\d{1,2}[:.]\\d{2})?|exclusive|watch(?: now)?|just in|must[- ]read|video|live(?: updates?| blog)?|with (?:video|photos|pictures)|photos|pics|draft|copy of|final(?: version)?|v\\d|untitled|repost|new(?: post)?|sponsored|developing(?: story)?',
  section:
    'news|blog(?: post)?|articles?|posts?|home(?:page)?|press releases?|stories|magazine|uncategori[sz]ed|latest(?: news)?|top stories|featured',
  kindNames:
    'press release|media release|newsletter|circular|minutes(?: of the (?:meeting|agm))?|agenda|announcements?|(?:important )?(?:notices?|information|announcements?)|report|statement|memo|update|welcome|hello(?: everyone| all)?|introduction|overview|faq|title|test|interview|recipe|invitation|reminder|programme|program|summary|changelog|release notes|case study|about us|our story|results',
  by: 'by',
}
