import type { LabelWords } from '../advice-words.ts'

/** Written by us. */
export const labels: LabelWords = {
  label:
    'breaking(?: news)?|updated?(?: \\d{1,2}[:.]\\d{2})?|exclusive|watch(?: now)?|just in|must[- ]read|video|live(?: updates?| blog)?|with (?:video|photos|pictures)|photos|pics|draft|copy of|final(?: version)?|v\\d|untitled|repost|new(?: post)?|sponsored|developing(?: story)?',
  section:
    'news|blog(?: post)?|articles?|posts?|home(?:page)?|press releases?|stories|magazine|uncategori[sz]ed|latest(?: news)?|top stories|featured',
  by: 'by',
}
