import type { Image } from '@citable/core'
import type { EditorState } from '../../store/editor-state.ts'
import type { Catalog } from '../../texts/catalog.ts'
import type { UiCode } from '../../texts/ui-texts.ts'
import type { PanelView, ResultPreviewView, SocialCardView } from '../view-types.ts'
import { type FittedText, fitLines, type TextBox } from './fit-lines.ts'
import { readableAddress } from './readable-address.ts'

/**
 * Google's result page as it is laid out in 2026, by eye: a column of 600 px, and on a phone of 360 px a card with 16 px at either side.
 * Google names no limits, only that titles are cut to fit the width of the device.
 */
const layouts: Readonly<Record<ResultPreviewView['device'], { readonly label: UiCode; readonly title: TextBox; readonly text: TextBox }>> =
  {
    desktop: {
      label: 'previewDesktop',
      title: { width: 600, lines: 1, fontSize: 20 },
      text: { width: 600, lines: 2, fontSize: 14 },
    },
    mobile: {
      label: 'previewMobile',
      title: { width: 328, lines: 2, fontSize: 20 },
      text: { width: 328, lines: 3, fontSize: 14 },
    },
  }

/** A large card of a network, CSS pixels; texts by eye. */
const card = {
  title: { width: 476, lines: 2, fontSize: 16 },
  text: { width: 476, lines: 1, fontSize: 14 },
} as const satisfies Record<string, TextBox>

/** Width to height of a large card, and pixels below which networks make it small (Meta, sharing best practices). */
const cardRatio = 1200 / 630
const min = { minWidth: 600, minHeight: 315 } as const

/** Share of an image that may be cropped away without a word. */
const unnoticed = 0.1

/** Another plugin's texts in the head of the saved page; '' for none. `social` null: no card. */
export interface PrintedHead {
  readonly title: string
  readonly description: string
  readonly social: { readonly title: string; readonly description: string; readonly image: Image | null } | null
}

/**
 * Possible looks of the article elsewhere: as a search result, as a card on a network, and as a quoted answer. `printed`: by another plugin, which
 * decides that; null: not known yet.
 */
export function previewView(
  { optimization, draft }: EditorState,
  catalog: Catalog,
  printed: PrintedHead | null = null,
): PanelView['preview'] {
  if (!optimization) return null
  const { article, answers } = optimization
  const url = draft.context.url ?? draft.context.site?.url ?? ''
  const title = printed?.title || draft.pageTitle || article.title || article.headline || catalog.text('titleEmpty')
  const ownDescription = (printed ? printed.description : article.description) || null
  const description = ownDescription ?? catalog.text('previewNoDescription')
  const hasDescription = ownDescription !== null
  const args = { plugin: draft.seoPlugin ?? '' }
  const host = hostOf(url)
  return {
    heading: catalog.text('previewHeading'),
    siteName: article.site_name ?? host,
    address: addressOf(url),
    devicesLabel: catalog.text('previewDevices'),
    devices: (['mobile', 'desktop'] as const).map((device) => {
      const { label, title: titleBox, text: textBox } = layouts[device]
      const fittedTitle = fitLines(title, titleBox)
      const fittedText = fitLines(description, textBox)
      return {
        device,
        label: catalog.text(label),
        width: titleBox.width,
        title: { ...fittedTitle, fontSize: titleBox.fontSize },
        description: { ...fittedText, fontSize: textBox.fontSize },
        cutText: catalog.text(cutCode(fittedTitle, ownDescription === null ? null : fittedText)),
      }
    }),
    hasDescription,
    fullSizeLabel: catalog.text('previewFullSize'),
    caveat: catalog.text(printed ? 'previewPrinted' : 'previewCaveat', args),
    unknownText: draft.seoPlugin !== undefined && !printed ? catalog.text('previewUnknown', args) : '',
    social: socialCardOf({ title, description: ownDescription ?? '' }, host, draft, optimization, catalog, printed),
    answers: {
      heading: catalog.text('answerPreviewHeading'),
      items: answers.flatMap(({ question, sentence }) =>
        sentence
          ? [
              {
                question,
                quote: sentence.quote,
                sourceText: [article.site_name ?? host, article.title ?? ''].filter((part) => part !== '').join(' · '),
                span: sentence,
                jump: { label: catalog.text('actionShow'), name: catalog.text('actionShowCheck', { check: question }) },
              },
            ]
          : [],
      ),
      emptyText: answers.some(({ sentence }) => sentence) ? '' : catalog.text('answerPreviewEmpty'),
      caveat: catalog.text('answerPreviewCaveat'),
    },
  }
}

/** `text` null: there is no description, so there is no line about it. */
const cutCode = (title: FittedText, text: FittedText | null): UiCode => {
  if (text === null) return title.isCut ? 'previewCutTitle' : 'previewTitleFits'
  if (title.isCut) return text.isCut ? 'previewCutBoth' : 'previewCutTitle'
  return text.isCut ? 'previewCutText' : 'previewCutNone'
}

const hostOf = (url: string): string => url.replace(/^https?:\/\//, '').split(/[/?#]/)[0] ?? ''

const addressOf = (url: string): string =>
  readableAddress(url)
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .replaceAll('/', ' › ')

const socialCardOf = (
  page: { readonly title: string; readonly description: string },
  host: string,
  draft: EditorState['draft'],
  { article }: NonNullable<EditorState['optimization']>,
  catalog: Catalog,
  printed: PrintedHead | null,
): SocialCardView => {
  const set = draft.input.kind === 'page' ? null : draft.input.fields.image
  const social = printed ? printed.social : draft.social
  const image = social ? social.image : (set ?? article.image ?? null)
  return {
    heading: catalog.text('socialHeading'),
    host,
    title: fitLines(social?.title || page.title, card.title).lines,
    description: fitLines(social?.description ?? page.description, card.text).lines,
    image: image && { url: image.url, alt: image.alt ?? '' },
    ratio: cardRatio,
    noteText: imageNote(image, catalog),
    caveat: catalog.text('socialCaveat'),
    isOurs: draft.seoPlugin === undefined,
    othersText:
      draft.seoPlugin === undefined || social
        ? ''
        : catalog.text(printed ? 'socialNotOurs' : 'previewUnknown', { plugin: draft.seoPlugin }),
  }
}

const imageNote = (image: { readonly width: number | null; readonly height: number | null } | null, catalog: Catalog): string => {
  if (!image) return catalog.text('socialNoImage')
  const { width, height } = image
  if (!width || !height) return ''
  if (width < min.minWidth || height < min.minHeight) return catalog.text('socialSmallImage', { width, height, ...min })
  const ratio = width / height / cardRatio
  const cropped = 1 - Math.min(ratio, 1 / ratio)
  return cropped > unnoticed ? catalog.text('socialCropped', { percent: Math.round(cropped * 100) }) : ''
}
