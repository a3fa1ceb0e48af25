export default {
  config: { locales: ['de', 'ar'] },
  bootstrap() {},
}
