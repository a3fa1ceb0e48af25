/** `@citable/editor/device-translations`: translations by the browser's own translator. Loaded only where a site has switched it on. */

export type { TranslatorScope } from '../../analyzers/device/device-translator.ts'
export type { DeviceProgress, DeviceText } from '../../analyzers/device/translate-on-device.ts'
export { type DeviceKit, DeviceSentence, loadDeviceKit } from './device-kit.ts'
export type { DeviceTranslationView } from './device-translation-view.ts'
