import type { Badge as BadgeView, IconName, Severity, Tone } from '@citable/editor'
import { toneOf } from '@citable/editor/bands'
import { Flex, Typography } from '@strapi/design-system'
import { ArrowDown, ArrowUp, CheckCircle, CrossCircle, Information, Loader, Minus, WarningCircle } from '@strapi/icons'

/** Theme colours of each tone: they hold their contrast in both of Strapi's themes. */
export const colours = {
  good: { text: 'success700', line: 'success500', soft: 'success100' },
  fair: { text: 'warning700', line: 'warning500', soft: 'warning100' },
  poor: { text: 'danger700', line: 'danger500', soft: 'danger100' },
  neutral: { text: 'neutral600', line: 'neutral500', soft: 'neutral150' },
} as const satisfies Readonly<Record<Tone, { text: string; line: string; soft: string }>>

const icons: Readonly<Record<IconName, typeof CheckCircle>> = {
  good: CheckCircle,
  partly: WarningCircle,
  todo: CrossCircle,
  none: Minus,
  unknown: Information,
  error: CrossCircle,
  busy: Loader,
  info: Information,
  warning: WarningCircle,
  up: ArrowUp,
  down: ArrowDown,
  same: Minus,
}

/** Icons always are beside a word that says the same. */
export function Icon({ name, tone = 'neutral' }: { readonly name: IconName; readonly tone?: Tone }) {
  const Shape = icons[name]
  return (
    <Flex color={colours[tone].text} tag="span" shrink={0} aria-hidden="true">
      <Shape width="1.4rem" height="1.4rem" fill="currentColor" />
    </Flex>
  )
}

/** The mark of an open point, the same wherever it is named. */
export const markOf = (severity: Severity): { readonly name: IconName; readonly tone: Tone } => ({
  name: severity === 'high' ? 'todo' : 'partly',
  tone: severity === 'high' ? 'poor' : severity === 'medium' ? 'fair' : 'neutral',
})

const iconOfTone = { good: 'good', fair: 'partly', poor: 'todo', neutral: 'none' } as const satisfies Readonly<Record<Tone, IconName>>

/** The icon for a score from 0 to 100. */
export function ScoreIcon({ score }: { readonly score: number }) {
  const tone = toneOf(score)
  return <Icon name={iconOfTone[tone]} tone={tone} />
}

export function BadgeLine({ badge }: { readonly badge: BadgeView }) {
  return (
    <Flex tag="span" gap={1} inline alignItems="center">
      <Icon name={badge.icon} tone={badge.tone} />
      <Typography variant="pi" fontWeight="semiBold" textColor="neutral800">
        {badge.word}
      </Typography>
    </Flex>
  )
}
