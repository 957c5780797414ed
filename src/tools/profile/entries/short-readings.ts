import { birthdayReadings } from '../../../readings/birthday';
import { challengeReadings } from '../../../readings/challenge';
import { karmicDebtReadings } from '../../../readings/karmic-debt';
import { lifePeriodReadings } from '../../../readings/life-period';
import { missingNumberReadings } from '../../../readings/missing-number';
import { personalDayReadings } from '../../../readings/personal-day';
import { personalMonthReadings } from '../../../readings/personal-month';
import { pinnacleReadings } from '../../../readings/pinnacle';

/** The tables that only the profile quotes: short enough to be fetched as one. */
export const shortReadings = {
  birthday: birthdayReadings,
  challenge: challengeReadings,
  karmicDebt: karmicDebtReadings,
  lifePeriod: lifePeriodReadings,
  missingNumber: missingNumberReadings,
  personalDay: personalDayReadings,
  personalMonth: personalMonthReadings,
  pinnacle: pinnacleReadings,
} as const;
