/** What a score is called, the best first. */
export const scoreLabels = {
  strong: 'Armonía natural',
  solid: 'Compatibilidad sólida',
  workable: 'Con ganas, funciona',
  committed: 'Pide compromiso',
  challenging: 'Cuesta arriba',
  difficult: 'Par difícil',
};
