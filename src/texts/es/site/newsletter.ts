export const label = 'Boletín';
export const get = 'Recibir el boletín';
export const whereFrom = (provider: string) =>
  `El formulario es de ${provider} y no llega hasta que pulsas.`;
