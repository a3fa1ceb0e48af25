/** `@citable/editor/device-titles`: titles by the browser's own model. Loaded only where a site has switched it on. */
export { askDeviceForTitles } from './ask-device-for-titles.ts'
export { DeviceError, type DeviceFault, type DeviceModel, type DeviceScope, findDeviceModel } from './device-generator.ts'
