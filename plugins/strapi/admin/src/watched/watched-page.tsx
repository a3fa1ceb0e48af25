import { Box, Button, Field, Flex, Link, Table, Tbody, Td, Th, Thead, Toggle, Tr, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { FaultySource, KeptClaim, SourcesAnswer } from '#shared/answers.ts'
import { pluginId } from '../id.ts'
import { type Source, type Texts, useDirection, useFilled, useLoaded, useText } from '../use-texts.tsx'
import type { WatchedCode } from './texts.ts'

const source: Source = {
  loaders: {
    en: async () => ({ default: (await import('./texts.ts')).pluginTexts }),
    ar: () => import('./translations/ar.json'),
    de: () => import('./translations/de.json'),
  },
  loaded: new Map(),
}

const OwnTexts = createContext<Texts>({})
const useOwnText = () => useFilled<WatchedCode>(useContext(OwnTexts))

export default function WatchedPage() {
  const texts = useLoaded(source)
  return texts === null ? (
    <Page.Loading />
  ) : (
    <OwnTexts.Provider value={texts}>
      <Watched />
    </OwnTexts.Provider>
  )
}

/** Statements of published entries whose link is dead or whose page does not say it, and the switch for asking again. */
function Watched() {
  const text = useOwnText()
  const textOfAll = useText()
  const direction = useDirection()
  const { get, put, post } = useFetchClient()
  const [answer, setAnswer] = useState<SourcesAnswer | 'failed' | null>(null)
  const [said, setSaid] = useState('')
  const [reads, setReads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change
  useEffect(() => {
    get(`/${pluginId}/sources`).then(
      ({ data }) => setAnswer(data as SourcesAnswer),
      () => setAnswer('failed'),
    )
  }, [get, reads])
  const act = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work()
      setSaid(done)
      setReads((count) => count + 1)
    } catch (error) {
      setSaid(text('watched.failedSave', { detail: error instanceof Error ? error.message : String(error) }))
    }
  }
  if (answer === null) return <Page.Loading />
  if (answer === 'failed') return <Page.Error content={textOfAll('health.failedToRead')} />
  const { isWatched, mayChange, isOfService, entries, sources } = answer
  return (
    <Page.Main dir={direction} data-testid="citable-watched-sources">
      <Page.Title>{text('watched.title')}</Page.Title>
      <Layouts.Header
        title={text('watched.title')}
        subtitle={text('watched.subtitle')}
        navigationAction={
          <Link tag={NavLink} to={`/plugins/${pluginId}`} end>
            {textOfAll('health.title')}
          </Link>
        }
        primaryAction={
          isWatched && !isOfService && mayChange && (entries ?? 0) > 0 ? (
            <Button
              variant="secondary"
              onClick={() => void act(() => post(`/${pluginId}/sources-again`, { all: true }), text('watched.asking'))}
            >
              {text('watched.again')}
            </Button>
          ) : null
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Field.Root name="isWatched" hint={text('watched.watchHint')}>
            <Field.Label>{text('watched.watch')}</Field.Label>
            <Box maxWidth="30rem">
              <Toggle
                onLabel={textOfAll('delivery.on')}
                offLabel={textOfAll('delivery.off')}
                checked={isWatched}
                disabled={!mayChange}
                onChange={({ target }: { target: { checked: boolean } }) =>
                  void act(() => put(`/${pluginId}/settings/sources`, { isWatched: target.checked }), textOfAll('settings.saved'))
                }
              />
            </Box>
            <Field.Hint />
          </Field.Root>
          <Typography role="status" textColor="neutral800">
            {said}
          </Typography>
          {entries === null ? null : <Typography textColor="neutral800">{text('watched.entries', { count: entries })}</Typography>}
          {!isWatched ? null : sources === null ? (
            <Typography role="alert" textColor="danger600">
              {text('watched.noService')}
            </Typography>
          ) : sources.length === 0 ? (
            <Typography textColor="neutral800">{text('watched.none')}</Typography>
          ) : (
            <List sources={sources} />
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

const heads = ['watched.entry', 'watched.statement', 'watched.answer', 'watched.page', 'watched.day'] as const

function List({ sources }: { readonly sources: readonly FaultySource[] }) {
  const text = useOwnText()
  const rows = sources.flatMap((source) => source.faults.map((fault, at) => ({ source, fault, key: `${entryPath(source)} ${at}` })))
  return (
    <Box overflow="auto" tabIndex={0} role="region" aria-label={text('watched.title')}>
      <Table colCount={heads.length} rowCount={rows.length + 1}>
        <Thead>
          <Tr>
            {heads.map((code) => (
              <Th key={code}>
                <Typography variant="sigma" textColor="neutral600">
                  {text(code)}
                </Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map(({ source, fault, key }) => (
            <Tr key={key} data-testid="citable-watched-source">
              <Cell>
                {source.url === null ? (
                  <Link tag={NavLink} to={entryPath(source)}>
                    <bdi>{source.title || source.documentId}</bdi>
                  </Link>
                ) : (
                  <Outside url={source.url}>{source.title}</Outside>
                )}
              </Cell>
              <Cell>
                <Typography textColor="neutral800" dir="auto">
                  {fault.text}
                </Typography>
              </Cell>
              <Cell>
                <Answer fault={fault} />
              </Cell>
              <Cell>
                <Outside url={fault.source}>{fault.source}</Outside>
                {fault.answer === 'link_dead' ? (
                  <Outside url={`https://web.archive.org/web/2/${fault.source}`}>{text('watched.archive')}</Outside>
                ) : null}
              </Cell>
              <Cell>
                <Typography textColor="neutral800">{source.checkedOn}</Typography>
              </Cell>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Box>
  )
}

const reasons = ['not_found', 'no_such_name', 'soft_404', 'parked', 'moved_home', 'reserved'] as const

const Cell = ({ children }: { readonly children: ReactNode }) => <Td style={{ textAlign: 'start', whiteSpace: 'normal' }}>{children}</Td>

const Small = ({ children }: { readonly children: ReactNode }) => (
  <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
)

function Answer({ fault: { answer, reason, passage } }: { readonly fault: KeptClaim }) {
  const text = useOwnText()
  const known = reasons.find((one) => one === reason)
  return (
    <>
      <Typography textColor="neutral800" fontWeight="bold">
        {text(answer === 'link_dead' ? 'watched.dead' : answer === 'passage_gone' ? 'watched.gone' : 'watched.differs')}
      </Typography>
      {answer === 'link_dead' && known !== undefined ? <Small>{text(`watched.why_${known}`)}</Small> : null}
      {answer === 'does_not_hold' && passage ? (
        <Small>
          <q dir="auto">{passage}</q>
        </Small>
      ) : null}
    </>
  )
}

/** Only addresses that a browser opens as a page. */
function Outside({ url, children }: { readonly url: string; readonly children: string }) {
  return (
    <Box style={{ overflowWrap: 'anywhere' }}>
      {/^https?:\/\//i.test(url) ? (
        <Link href={url} isExternal>
          <bdi>{children}</bdi>
        </Link>
      ) : (
        <bdi>{children}</bdi>
      )}
    </Box>
  )
}

const entryPath = ({ uid, documentId, locale }: FaultySource): string =>
  `/content-manager/collection-types/${uid}/${documentId}${locale === '' ? '' : `?plugins[i18n][locale]=${locale}`}`
