import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { Card } from '../ui/fields.tsx'
import { Icon } from '../ui/tones.tsx'
import { useText } from '../use-texts.tsx'
import type { TabProps } from './tab-props.ts'

/** Roles that have the panel, and the right for those who write in one click. */
export function AccessCard({ answer, mayChange, save }: TabProps) {
  const text = useText()
  const [isSaving, setSaving] = useState(false)
  const { roles, mayGive } = answer.access
  const lacking = roles.filter(({ isWriter, mayUse }) => isWriter && !mayUse).map(({ name }) => name)
  const give = async () => {
    setSaving(true)
    await save('access', { writers: true })
    setSaving(false)
  }
  return (
    <Card heading={text('setup.access')} intro={text('setup.accessIntro')} mayChange={mayChange}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} data-testid="citable-roles">
        {roles.map(({ name, mayUse }) => (
          <Flex key={name} tag="li" gap={2} data-may-use={mayUse}>
            <Icon name={mayUse ? 'good' : 'todo'} tone={mayUse ? 'good' : 'neutral'} />
            <Typography textColor="neutral800">
              <bdi>{name}</bdi>: {text(mayUse ? 'setup.may' : 'setup.mayNot')}
            </Typography>
          </Flex>
        ))}
      </Flex>
      {lacking.length === 0 ? null : mayGive ? (
        <Box>
          <Button variant="secondary" loading={isSaving} disabled={!mayChange} onClick={give}>
            {text('setup.give', { roles: lacking.join(', ') })}
          </Button>
        </Box>
      ) : (
        <Typography textColor="neutral700">{text('setup.askAdmin')}</Typography>
      )}
    </Card>
  )
}
