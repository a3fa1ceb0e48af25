/** `@citable/editor/device-translations`: translations by the browser's own translator. Loaded only where a site has switched it on. */
export type { DeviceTranslationView } from '../../views/translations/device-translation-view.ts'
export { type DeviceKit, DeviceSentence, loadDeviceKit } from './device-kit.ts'
export type { TranslatorScope } from './device-translator.ts'
export type { DeviceProgress, DeviceText } from './translate-on-device.ts'
