import { type EditorState, type PanelView, type ResultPreviewView, titlesView } from '@citable/editor'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { List } from '../../ui/list.tsx'
import { Line, Part, Small } from '../../ui/parts.tsx'
import { Drafts } from '../drafts/drafts.tsx'
import { TitleBlocks } from '../drafts/title-blocks.tsx'
import { TitleCard } from '../drafts/title-card.tsx'
import { usePanel } from '../panel-context.tsx'
import { HeadFields } from './head-fields.tsx'
import { Points } from './points.tsx'

const BrowserTitles = lazy(async () => ({ default: (await import('../drafts/browser-model.ts')).BrowserTitles }))

type Titles = NonNullable<EditorState['optimization']>['titles']
type Preview = NonNullable<PanelView['preview']>

const Side = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));
  gap: 2.4rem;
  align-items: start;
`
const Shown = styled(Box)`
  overflow-wrap: anywhere;
  overflow: hidden;
`
const Picture = styled.img`
  display: block;
  width: 100%;
  object-fit: cover;
`

/** The search result and the card of a link side by side, the titles, and what is open about them. */
export function SnippetTab() {
  const { view, state, catalog, entry, readDraft } = usePanel()
  const { preview } = view
  const [asked, setAsked] = useState<Titles | null>(null)
  const titles =
    asked === null || state.optimization === null
      ? view.titles
      : titlesView({ ...state, optimization: { ...state.optimization, titles: asked } }, catalog)
  return (
    <>
      {preview === null ? null : (
        <Side>
          <SearchResult preview={preview} />
          <SocialCard card={preview.social} />
        </Side>
      )}
      <Part title={titles.heading} testId="citable-titles">
        <List>
          {titles.items.map((title) => (
            <TitleCard key={`${title.isCurrent} ${title.text}`} title={title} />
          ))}
        </List>
        {titles.noteText === '' ? null : (
          <div data-testid="citable-titles-note">
            <Line icon="info" tone="neutral">
              {titles.noteText}
            </Line>
          </div>
        )}
        <TitleBlocks />
        {entry.asksBrowser ? (
          <Suspense fallback={null}>
            <BrowserTitles show={setAsked} />
          </Suspense>
        ) : null}
      </Part>
      <Points of="search" />
      <HeadFields />
      {readDraft === null ? null : <Drafts uid={entry.shape.uid} readDraft={readDraft} />}
    </>
  )
}

function SearchResult({ preview }: { readonly preview: Preview }) {
  const [device, setDevice] = useState<ResultPreviewView['device']>('mobile')
  const shown = preview.devices.find((one) => one.device === device) ?? preview.devices[0]
  if (shown === undefined) return null
  return (
    <Part title={preview.heading} testId="citable-preview">
      <Flex gap={2} role="group" aria-label={preview.devicesLabel}>
        {preview.devices.map((one) => (
          <Button
            key={one.device}
            size="S"
            variant={one === shown ? 'secondary' : 'tertiary'}
            aria-pressed={one === shown}
            onClick={() => setDevice(one.device)}
          >
            {one.label}
          </Button>
        ))}
      </Flex>
      <Shown background="neutral100" hasRadius padding={4}>
        <Typography tag="p" variant="pi" textColor="neutral800" dir="auto">
          {preview.siteName}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600" dir="ltr">
          {preview.address}
        </Typography>
        <Typography tag="p" variant="delta" fontWeight="regular" textColor="primary700" dir="auto">
          {shown.title.lines.join(' ')}
        </Typography>
        <Typography tag="p" variant="pi" textColor={preview.hasDescription ? 'neutral700' : 'neutral600'} dir="auto">
          {shown.description.lines.join(' ')}
        </Typography>
      </Shown>
      <Small>
        {shown.cutText} {preview.caveat}
      </Small>
    </Part>
  )
}

function SocialCard({ card }: { readonly card: Preview['social'] }) {
  /** The address of an image that the browser could not show. */
  const [broken, setBroken] = useState('')
  const isBroken = card.image?.url === broken
  return (
    <Part title={card.heading} testId="citable-social">
      <Shown background="neutral100" hasRadius>
        {card.image === null || isBroken ? null : (
          <Picture
            src={card.image.url}
            alt={card.image.alt}
            style={{ aspectRatio: card.ratio }}
            onError={() => setBroken(card.image?.url ?? '')}
          />
        )}
        <Box padding={4}>
          <Typography tag="p" variant="pi" textColor="neutral600" dir="ltr">
            {card.host}
          </Typography>
          <Typography tag="p" variant="omega" fontWeight="semiBold" textColor="neutral800" dir="auto">
            {card.title.join(' ')}
          </Typography>
          {card.description.length === 0 ? null : (
            <Typography tag="p" variant="pi" textColor="neutral700" dir="auto">
              {card.description.join(' ')}
            </Typography>
          )}
        </Box>
      </Shown>
      <Small>
        {isBroken ? '' : card.noteText} {card.caveat}
      </Small>
    </Part>
  )
}
