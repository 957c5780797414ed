// For the compiler alone, which cannot read such files; `astro check` does.
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  // biome-ignore lint/style/noDefaultExport: they have one
  export default component;
}
