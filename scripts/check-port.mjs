// @ts-check
import { freePort } from './port.mjs';

// Before `npm start` installs and builds, which takes its time.
await freePort(process.env.PORT).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
