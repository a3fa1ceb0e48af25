import type { Span } from '@citable/core'
import type { Request, RowView } from '@citable/editor'
import { Box, Button, Flex, Link, TextButton, Typography } from '@strapi/design-system'
import { useId, useState } from 'react'
import { useText } from '../use-texts.ts'
import { BadgeLine } from './tones.tsx'

export interface RowActions {
  apply(request: Request): void
  show(spans: readonly Span[]): void
  setAside(check: string, isAside: boolean): void
}

/** One check: what was found, what to do, how well proven it is. */
export function CheckRow({
  row,
  actions,
  isShort = false,
}: {
  readonly row: RowView
  readonly actions: RowActions
  readonly isShort?: boolean
}) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { fix, evidence } = row
  return (
    <Box tag="li" background="neutral100" hasRadius padding={3} data-testid={`citable-check-${row.id}`} data-status={row.status}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Flex justifyContent="space-between" gap={2} alignItems="flex-start" wrap="wrap">
          <BadgeLine badge={row.badge} />
          <Typography variant="pi" textColor="neutral600">
            {row.gainText || row.weightText}
          </Typography>
        </Flex>
        <Typography variant="pi" fontWeight="semiBold" textColor="neutral800">
          {row.line}
        </Typography>
        {row.detail === '' ? null : (
          <Typography variant="pi" textColor="neutral700">
            {row.detail}
          </Typography>
        )}
        {fix === null || !row.open ? null : (
          <Typography variant="pi" textColor="neutral800">
            {fix.text}
          </Typography>
        )}
        {fix?.change && row.canFix ? (
          <Box paddingLeft={2} borderColor="neutral200" borderStyle="solid" borderWidth="0 0 0 2px">
            <Typography tag="p" variant="pi" textColor="neutral600">
              {fix.change.beforeLabel}: <bdi>{fix.change.before}</bdi>
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral800">
              {fix.change.afterLabel}: <bdi>{fix.change.after}</bdi>
            </Typography>
          </Box>
        ) : null}
        <Flex gap={2} wrap="wrap" alignItems="center">
          {row.canFix && fix?.edit ? (
            <Button size="S" variant="default" aria-label={fix.action.name} onClick={() => fix.edit && actions.apply(fix.edit)}>
              {fix.action.label}
            </Button>
          ) : null}
          {row.canJump ? (
            <Button size="S" variant="tertiary" aria-label={row.jump.name} onClick={() => actions.show(row.spans)}>
              {row.jump.label}
            </Button>
          ) : null}
          {row.aside === null ? null : (
            <TextButton aria-label={row.aside.name} onClick={() => actions.setAside(row.id, !row.isAside)}>
              {row.aside.label}
            </TextButton>
          )}
          {isShort && !row.open ? null : (
            <TextButton
              aria-expanded={open}
              aria-controls={id}
              aria-label={`${open ? text('panel.hideSource') : text('panel.showSource')}: ${row.title}`}
              onClick={() => setOpen(!open)}
            >
              {open ? text('panel.hideSource') : text('panel.showSource')}
            </TextButton>
          )}
        </Flex>
        <Box id={id} hidden={!open}>
          {open ? (
            <Flex direction="column" alignItems="stretch" gap={1}>
              <Typography variant="pi" fontWeight="semiBold" textColor="neutral800">
                {evidence.label}
              </Typography>
              <Typography variant="pi" textColor="neutral700">
                {evidence.help} {row.weightText}
              </Typography>
              {evidence.sources.length === 0 ? null : (
                <>
                  <Typography variant="pi" textColor="neutral600">
                    {evidence.sourcesLabel}
                  </Typography>
                  {evidence.sources.map(({ url, label }) => (
                    <Box key={url}>
                      <Link href={url} isExternal target="_blank" rel="noreferrer noopener">
                        {label}
                      </Link>
                    </Box>
                  ))}
                </>
              )}
              {evidence.contrary.length === 0 ? null : (
                <>
                  <Typography variant="pi" textColor="neutral600">
                    {evidence.contraryLabel}
                  </Typography>
                  {evidence.contrary.map(({ text: finding, url }) => (
                    <Box key={finding}>
                      {url === null ? (
                        <Typography variant="pi" textColor="neutral700">
                          {finding}
                        </Typography>
                      ) : (
                        <Link href={url} isExternal target="_blank" rel="noreferrer noopener">
                          {finding}
                        </Link>
                      )}
                    </Box>
                  ))}
                </>
              )}
            </Flex>
          ) : null}
        </Box>
      </Flex>
    </Box>
  )
}
