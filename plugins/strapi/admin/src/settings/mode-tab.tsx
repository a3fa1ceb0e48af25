import { Box, Button, Flex, Radio, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { TestAnswer } from '#shared/answers.ts'
import { pluginId } from '../id.ts'
import { Card, SwitchField, TextField } from '../ui/fields.tsx'
import { Icon } from '../ui/tones.tsx'
import { useText } from '../use-texts.tsx'
import type { Faults, TabProps } from './tab-props.ts'
import { useKept } from './use-kept.ts'

/** The choice between embedded and service mode. The key goes in and never comes back. */
export function ModeTab({ answer, mayChange, save, kept }: TabProps) {
  const text = useText()
  const { post } = useFetchClient()
  const { mode: savedMode, service } = answer.settings
  const [{ mode, address, browserTranslates }, setChosen] = useKept(kept, 'mode', {
    mode: savedMode,
    address: service.address,
    browserTranslates: service.browserTranslates ?? false,
  })
  const [key, setKey] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [test, setTest] = useState<TestAnswer | 'running' | null>(null)
  const submit = async () => {
    setTest(null)
    const found = await save('mode', { mode, address: address.trim(), browserTranslates, ...(key !== '' && { key: key.trim() }) })
    setFaults(found)
    if (Object.keys(found).length === 0) setKey('')
  }
  const runTest = async () => {
    setTest('running')
    try {
      setTest((await post(`/${pluginId}/settings/test`)).data as TestAnswer)
    } catch (error) {
      setTest({ ok: false, reason: 'failed', detail: error instanceof Error ? error.message : String(error) })
    }
  }
  const { source, hint } = answer.key
  const keyHint =
    source === 'environment'
      ? text('mode.keyEnvironment', { hint: hint ?? '' })
      : source === 'stored'
        ? text('mode.keyStored', { hint: hint ?? '' })
        : text('mode.keyHint')
  return (
    <Card onSave={submit} mayChange={mayChange}>
      <Radio.Group
        value={mode}
        onValueChange={(value: string) => setChosen({ mode: value === 'service' ? 'service' : 'embedded', address, browserTranslates })}
        disabled={!mayChange}
        aria-label={text('settings.mode')}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          {(['embedded', 'service'] as const).map((one) => (
            <Box key={one}>
              <Radio.Item value={one}>{text(`mode.${one}`)}</Radio.Item>
              <Box paddingLeft={7} paddingTop={1}>
                <Typography variant="pi" textColor="neutral600">
                  {text(`mode.${one}Hint`)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Flex>
      </Radio.Group>
      {mode === 'service' ? (
        <>
          <TextField
            name="address"
            label={text('mode.address')}
            hint={text('mode.addressHint')}
            value={address}
            error={faults.address}
            disabled={!mayChange}
            onChange={(written) => setChosen({ mode, address: written, browserTranslates })}
          />
          <TextField
            name="key"
            type="password"
            label={text('mode.key')}
            hint={keyHint}
            value={key}
            error={faults.key}
            disabled={!mayChange || source === 'environment'}
            onChange={setKey}
          />
          {source === 'stored' ? (
            <Box>
              <Button
                variant="danger-light"
                disabled={!mayChange}
                onClick={() => void save('mode', { mode, address: address.trim(), key: null })}
              >
                {text('mode.removeKey')}
              </Button>
            </Box>
          ) : null}
          <SwitchField
            name="browserTranslates"
            label={text('mode.browserTranslates')}
            hint={text('mode.browserTranslatesHint')}
            isOn={browserTranslates}
            disabled={!mayChange}
            onChange={(isOn) => setChosen({ mode, address, browserTranslates: isOn })}
          />
          <Flex gap={3} wrap="wrap" alignItems="center">
            <Button
              variant="secondary"
              onClick={runTest}
              loading={test === 'running'}
              disabled={!mayChange || answer.settings.mode !== 'service'}
            >
              {text('mode.test')}
            </Button>
            <Typography variant="pi" textColor="neutral600">
              {text('mode.testHint')}
            </Typography>
          </Flex>
          <Box role="status" data-testid="citable-test-result">
            {test === null || test === 'running' ? null : <TestLine test={test} ownVersion={answer.rubricVersion} />}
          </Box>
        </>
      ) : null}
    </Card>
  )
}

/** Outcome of a test call, and whether the service scores by the rubric of this plugin. */
function TestLine({ test, ownVersion }: { readonly test: TestAnswer; readonly ownVersion: string }) {
  const text = useText()
  const isGood = test.ok && test.sameRubric
  const line = !test.ok
    ? text('mode.testFailed', { detail: test.detail })
    : test.sameRubric
      ? text('mode.testOk', { milliseconds: test.milliseconds, version: test.rubricVersion ?? '' })
      : text('mode.testOtherRubric', { milliseconds: test.milliseconds, version: test.rubricVersion ?? '?', own: ownVersion })
  return (
    <Flex gap={2} alignItems="flex-start">
      <Icon name={isGood ? 'good' : test.ok ? 'warning' : 'error'} tone={isGood ? 'good' : test.ok ? 'fair' : 'poor'} />
      <Typography textColor="neutral800">{line}</Typography>
    </Flex>
  )
}
