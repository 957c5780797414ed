/** The two numbers of somebody whose career number is not calculated yet. */
export const whereTheyMeet = (name: number, date: number) =>
  `Your name makes ${name} and your birth date ${date}. Where they meet is the number.`;
