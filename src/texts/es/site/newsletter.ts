export const label = 'Boletín';
export const get = 'Recibir el boletín';
export const whereFrom = (provider: string) =>
  `El formulario es de ${provider} y no llega hasta que pulsas.`;
/** Where the form is on a provider’s own page. */
export const elsewhere =
  'Un mensaje de vez en cuando. La suscripción se hace en la página de nuestro proveedor de correo electrónico, que se abre en otra pestaña.';
