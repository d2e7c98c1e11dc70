import { browserFaults } from "./browser-faults.ts";
import { buildFaults } from "./build-faults.ts";
import { contentFaults } from "./content-faults.ts";
import { databaseFileFaults } from "./database-file-faults.ts";
import { deliveryFaults } from "./delivery-faults.ts";
import { enquiryFaults } from "./enquiry-faults.ts";
import type { Fault } from "./fault.ts";
import { httpFaults } from "./http-faults.ts";
import { monitoringFaults } from "./monitoring-faults.ts";
import { ownerFaults } from "./owner-faults.ts";
import { plantFaults } from "./plant-faults.ts";
import { projectFaults } from "./project-faults.ts";
import { searchFaults } from "./search-faults.ts";
import { smtpFaults } from "./smtp-faults.ts";
import { staticSiteFaults } from "./static-site-faults.ts";
import { storeFaults } from "./store-faults.ts";

/** All planted faults; those that need a build come last. */
export const faults: readonly Fault[] = [
  ...enquiryFaults,
  ...deliveryFaults,
  ...smtpFaults,
  ...storeFaults,
  ...databaseFileFaults,
  ...httpFaults,
  ...monitoringFaults,
  ...staticSiteFaults,
  ...ownerFaults,
  ...plantFaults,
  ...contentFaults,
  ...buildFaults,
  ...browserFaults,
  ...projectFaults,
  ...searchFaults,
];
