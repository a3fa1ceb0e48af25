import { Box, Button, Flex, Typography, VisuallyHidden } from '@strapi/design-system'
import { type RefObject, useId } from 'react'
import { styled } from 'styled-components'
import { Icon, markOf } from '../ui/tones.tsx'
import { useText } from '../use-texts.tsx'
import { usePanel } from './panel-context.tsx'
import { Ring } from './ring.tsx'
import { titleFault } from './title-fault.ts'

const Clamped = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  margin: 0;
  font-size: 1.2rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};
`
const Line = styled.span`
  font-size: 1.2rem;
  line-height: 1.45;
  color: ${({ theme }) => theme.colors.neutral800};
`

/** The part of the panel that fits Strapi's column: the scores, the number of open points, the next step, and the way to all of it. */
export function Card({ opener, isOpen }: { readonly opener: RefObject<HTMLButtonElement>; readonly isOpen: boolean }) {
  const text = useText()
  const { view, notice, open, sources } = usePanel()
  const { cleanText, counts } = view.prePublish
  const fault = titleFault(view, text)
  // what the title's line says already is no next step besides
  const best = view.next.find(({ id }) => fault === null || !id.startsWith('title-'))
  const banner = view.banners.find(({ code }) => code !== 'notRendered')
  const nextId = useId()
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      width="100%"
      gap={3}
      dir={view.direction}
      data-testid="citable-panel"
      data-status={view.status.code}
      data-scorer={view.status.scorerText}
    >
      <Flex gap={2} alignItems="flex-start" data-testid="citable-scores">
        {view.scores.map((score) => (
          <Ring key={score.id} score={score} />
        ))}
      </Flex>
      {banner === undefined ? null : (
        <Flex gap={2} alignItems="flex-start" data-testid={`citable-banner-${banner.code}`}>
          <Icon name={banner.icon} tone={banner.tone === 'info' ? 'neutral' : banner.tone === 'warning' ? 'fair' : 'poor'} />
          <Clamped>{banner.text}</Clamped>
        </Flex>
      )}
      {/* of an empty text the line about the start says all */}
      {view.start ? null : counts.length === 0 && fault === null ? (
        cleanText && <Line>{cleanText}</Line>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={1} data-testid="citable-counts">
          {fault === null ? null : (
            <Flex tag="li" gap={2} alignItems="flex-start" data-testid="citable-card-title">
              <Icon name="warning" tone="poor" />
              <Line>{fault}</Line>
            </Flex>
          )}
          {counts.map(({ severity, text: words }) => (
            <Flex key={severity} tag="li" gap={2}>
              <Icon {...markOf(severity)} />
              <Line>{words}</Line>
            </Flex>
          ))}
        </Flex>
      )}
      {sources ? <Line data-testid="citable-card-sources">{sources.text}</Line> : null}
      {view.start || best === undefined ? null : (
        <Box tag="section" aria-labelledby={nextId} data-testid="citable-best">
          <Typography id={nextId} tag="h3" variant="pi" fontWeight="bold" textColor="neutral800">
            {view.nextHeading}
          </Typography>
          <Clamped>{best.line}</Clamped>
        </Box>
      )}
      {isOpen || notice === null ? null : (
        <Flex gap={2} alignItems="flex-start" data-testid="citable-card-notice">
          <Icon name={notice.tone} tone={notice.tone === 'good' ? 'good' : 'fair'} />
          <Clamped>{notice.text}</Clamped>
        </Flex>
      )}
      <Button ref={opener} fullWidth variant="secondary" aria-haspopup="dialog" data-testid="citable-open" onClick={() => open('next')}>
        {text('panel.open')}
      </Button>
      {isOpen ? null : <Live />}
    </Flex>
  )
}

/** Says what changed to people who do not see it. */
export function Live() {
  const { view, notice } = usePanel()
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite" data-testid="citable-live">
        {notice?.text ?? view.announcement}
      </div>
    </VisuallyHidden>
  )
}
