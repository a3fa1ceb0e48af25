import type { SchemaChangedNodeView, SchemaDiffView, SchemaFactView, SchemaNodeView, SchemaNoteView, SchemaView } from '@citable/editor'
import { Box, Button, Flex, Typography, VisuallyHidden } from '@strapi/design-system'
import { CaretDown } from '@strapi/icons'
import { useState } from 'react'
import { styled } from 'styled-components'
import { List } from '../../ui/list.tsx'
import { Foldable, Line } from '../../ui/parts.tsx'
import { BadgeLine, Icon } from '../../ui/tones.tsx'

const Pre = styled.pre`
  margin: 0;
  max-height: 32rem;
  overflow: auto;
  padding: 1.2rem;
  border-radius: 4px;
  font-size: 1.1rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${({ theme }) => theme.colors.neutral100};
  color: ${({ theme }) => theme.colors.neutral800};
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`
const Details = styled(Foldable)`
  & > summary {
    align-items: flex-start;
    justify-content: space-between;
  }
  & > summary:focus-visible {
    outline-offset: 4px;
  }
  & > summary > svg {
    margin-block-start: 0.3rem;
  }
`
const Terms = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  margin: 0;
  & dt {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.1rem;
    line-height: 1.4;
  }
  & dd {
    margin: 0;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.2rem;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
`

/** The structured data of the public page: node by node in words, then exactly. */
export function Schema({ schema }: { readonly schema: SchemaView }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {schema.cleanText === '' ? null : <BadgeLine badge={{ icon: 'good', word: schema.cleanText, tone: 'good' }} />}
      {schema.notes.map((note) => (
        <Line key={note.text} icon={note.tone === 'error' ? 'error' : 'warning'} tone={note.tone === 'error' ? 'poor' : 'fair'}>
          {note.text}
        </Line>
      ))}
      <List aria-label={schema.heading}>
        {schema.nodes.map((node) => (
          <GraphNode key={node.key} node={node} />
        ))}
      </List>
      {schema.withheld.length === 0 ? null : (
        <Box data-testid="citable-withheld">
          <Typography tag="h3" variant="pi" fontWeight="bold" textColor="neutral800">
            {schema.withheldHeading}
          </Typography>
          <List>
            {schema.withheld.map(({ label, note }) => (
              <Box key={`${label} ${note.text}`} tag="li" paddingTop={2}>
                <Typography tag="p" variant="pi" fontWeight="semiBold" textColor="neutral800">
                  {label}
                </Typography>
                <Note note={note} />
              </Box>
            ))}
          </List>
        </Box>
      )}
      <Code schema={schema} />
    </Flex>
  )
}

/** Before and after: what is added to structured data that others wrote, node by node. */
export function SchemaDiff({ diff }: { readonly diff: SchemaDiffView }) {
  return (
    <Flex
      tag="section"
      aria-label={diff.heading}
      direction="column"
      alignItems="stretch"
      gap={3}
      paddingBottom={4}
      data-testid="citable-schema-diff"
    >
      <Box background="primary100" hasRadius padding={3}>
        <Typography tag="p" variant="pi" textColor="neutral800">
          {diff.summary}
        </Typography>
        {diff.unchangedText === '' ? null : (
          <Typography tag="p" variant="pi" textColor="neutral700">
            {diff.unchangedText}
          </Typography>
        )}
      </Box>
      {diff.items.length === 0 ? null : (
        <List>
          {diff.items.map((item) => (
            <Box key={item.key} tag="li" background="neutral100" hasRadius padding={3} data-kind={item.kind}>
              <Flex direction="column" alignItems="stretch" gap={2}>
                <div>
                  <Flex justifyContent="space-between" gap={2}>
                    <Typography variant="pi" fontWeight="bold" textColor="neutral800">
                      {item.typeText}
                    </Typography>
                    <Typography variant="pi" textColor="neutral800">
                      {item.badge.word}
                    </Typography>
                  </Flex>
                  <Typography tag="p" variant="pi" textColor="neutral600">
                    <bdi>{item.name}</bdi>
                  </Typography>
                </div>
                {item.changes.length === 0 ? null : <Changes item={item} diff={diff} />}
                {item.facts.length === 0 ? null : (
                  <Details>
                    <summary>
                      <Typography variant="pi" textColor="neutral700">
                        {diff.factsLabel}
                        <VisuallyHidden tag="span">: {item.name || item.typeText}</VisuallyHidden>
                      </Typography>
                      <CaretDown aria-hidden="true" />
                    </summary>
                    <Box paddingTop={2}>
                      <Facts facts={item.facts} />
                    </Box>
                  </Details>
                )}
              </Flex>
            </Box>
          ))}
        </List>
      )}
    </Flex>
  )
}

function Changes({ item, diff }: { readonly item: SchemaChangedNodeView; readonly diff: SchemaDiffView }) {
  return (
    <Terms>
      {item.changes.map(({ property, label, before, after }) => (
        <div key={property}>
          <dt title={property}>{label}</dt>
          {before.map((value) => (
            <dd key={value}>
              <VisuallyHidden tag="span">{diff.beforeLabel}: </VisuallyHidden>
              <del>
                <bdi>{value}</bdi>
              </del>
            </dd>
          ))}
          {after.map((value) => (
            <dd key={value}>
              <VisuallyHidden tag="span">{diff.afterLabel}: </VisuallyHidden>
              <bdi>{value}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </Terms>
  )
}

function Note({ note }: { readonly note: SchemaNoteView }) {
  return (
    <div data-level={note.level}>
      <Line icon={note.badge.icon} tone={note.badge.tone}>
        <VisuallyHidden tag="span">{note.badge.word}: </VisuallyHidden>
        {note.text}
      </Line>
    </div>
  )
}

function Facts({ facts }: { readonly facts: readonly SchemaFactView[] }) {
  return (
    <Terms>
      {facts.map(({ property, label, values }) => (
        <div key={property}>
          <dt title={property}>{label}</dt>
          {values.map((value) => (
            <dd key={value}>
              <bdi>{value}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </Terms>
  )
}

/** A node, folded: its kind and name say enough for most readers. */
function GraphNode({ node }: { readonly node: SchemaNodeView }) {
  const level = (['error', 'advice', 'info'] as const).find((one) => node.notes.some((note) => note.level === one))
  const badge = node.notes.find((note) => note.level === level)?.badge
  return (
    <Box tag="li" background="neutral100" hasRadius padding={3} data-types={node.types.join(' ')}>
      <Details>
        <summary>
          <Flex direction="column" alignItems="flex-start" minWidth={0}>
            <Flex gap={2} alignItems="center">
              <Typography variant="pi" fontWeight="bold" textColor="neutral800">
                {node.typeText}
              </Typography>
              {badge === undefined ? null : (
                <>
                  <Icon name={badge.icon} tone={badge.tone} />
                  <VisuallyHidden tag="span">{node.notesText}</VisuallyHidden>
                </>
              )}
            </Flex>
            <Typography variant="pi" textColor="neutral600">
              <bdi>{node.name || node.factsText}</bdi>
            </Typography>
          </Flex>
          <CaretDown aria-hidden="true" />
        </summary>
        <Flex direction="column" alignItems="stretch" gap={3} paddingTop={3}>
          {node.richResult === null ? null : (
            <Typography tag="p" variant="pi" textColor="neutral700" data-rich={node.richResult.state}>
              <Typography tag="strong" variant="pi" fontWeight="bold" textColor="neutral800">
                {node.richResult.word}.
              </Typography>{' '}
              {node.richResult.help}
            </Typography>
          )}
          {node.notes.map((note) => (
            <Note key={note.text} note={note} />
          ))}
          <Facts facts={node.facts} />
        </Flex>
      </Details>
    </Box>
  )
}

function Code({ schema }: { readonly schema: SchemaView }) {
  const [copied, setCopied] = useState<'' | 'copied' | 'failed'>('')
  const copy = () => {
    navigator.clipboard.writeText(schema.serialized).then(
      () => setCopied('copied'),
      () => setCopied('failed'),
    )
  }
  return (
    <Details>
      <summary>
        <Typography variant="pi" fontWeight="semiBold" textColor="neutral800">
          {schema.jsonLabel}
        </Typography>
        <CaretDown aria-hidden="true" />
      </summary>
      <Flex direction="column" alignItems="stretch" gap={2} paddingTop={2}>
        <Pre
          tabIndex={0}
          role="region"
          aria-label={schema.heading}
          dir="ltr"
          data-testid="citable-json-ld"
          data-serialized={schema.serialized}
        >
          {schema.pretty}
        </Pre>
        <Flex gap={2} alignItems="center">
          <Button size="S" variant="tertiary" aria-label={schema.copy.name} onClick={copy}>
            {schema.copy.label}
          </Button>
          <Typography role="status" variant="pi" textColor="neutral600">
            {copied === 'copied' ? schema.copiedText : copied === 'failed' ? schema.copyFailedText : ''}
          </Typography>
        </Flex>
      </Flex>
    </Details>
  )
}
