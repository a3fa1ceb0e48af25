import { Box, Button, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { Faults, MoreProps } from '../settings/tab-props.ts'
import { Asking } from './parts.tsx'
import { useMoreText } from './use-more-text.tsx'

/** The endpoint that writes drafts. The key goes in and never comes back. */
export function GeneratorCard({ answer, mayChange, save, ui: { Card, TextField } }: MoreProps) {
  const text = useMoreText()
  const { source, hasKey, ...known } = answer.generator
  const [url, setUrl] = useState(known.url)
  const [model, setModel] = useState(known.model)
  const [key, setKey] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const send = async (newKey: { readonly key?: string | null }) => {
    const found = await save('generator', { url: url.trim(), model: model.trim(), ...newKey })
    setFaults(found)
    if (Object.keys(found).length === 0) setKey('')
  }
  const heads = { heading: text('generator.heading'), intro: text('generator.intro'), mayChange }
  if (source === 'config')
    return (
      <Card {...heads}>
        <Typography textColor="neutral800">{text('generator.config', known)}</Typography>
      </Card>
    )
  return (
    <Card {...heads} onSave={() => send(key === '' ? {} : { key: key.trim() })}>
      <TextField
        name="generatorUrl"
        label={text('generator.url')}
        hint={text('generator.urlHint')}
        value={url}
        error={faults.url}
        disabled={!mayChange}
        onChange={setUrl}
      />
      <TextField
        name="generatorModel"
        label={text('generator.model')}
        value={model}
        error={faults.model}
        disabled={!mayChange}
        onChange={setModel}
      />
      <TextField
        name="generatorKey"
        type="password"
        label={text('generator.key')}
        hint={text(hasKey ? 'generator.keyStored' : 'generator.keyHint')}
        placeholder={hasKey ? '••••••••' : ''}
        value={key}
        error={faults.key}
        disabled={!mayChange}
        onChange={setKey}
      />
      {hasKey ? (
        <Box>
          <Asking question={text('generator.removeAsk')} onConfirm={() => send({ key: null })}>
            <Button variant="danger-light" disabled={!mayChange}>
              {text('generator.removeKey')}
            </Button>
          </Asking>
        </Box>
      ) : null}
    </Card>
  )
}
