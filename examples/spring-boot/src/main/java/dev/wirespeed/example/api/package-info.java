/** As the OpenAPI generator makes them. */
package dev.wirespeed.example.api;
